type Fields = Record<string, unknown>;

/**
 * Converts the response of a token endpoint into the form of RFC 6749: Instagram wraps it in a list, omits the type
 * and calls scopes permissions; TikTok reports errors with status 200.
 */
export async function normalizeTokenResponse(response: Response): Promise<Response> {
  const text = await response.text();
  const { status } = response;
  const body = parse(text);
  if (!body) return new Response(text, { status });
  const [first] = Array.isArray(body['data']) ? (body['data'] as unknown[]) : [];
  const fields: Fields = isObject(first) ? first : body;
  const permissions = fields['permissions'];
  const normalized: Fields = {
    ...fields,
    ...('access_token' in fields && !('token_type' in fields) && { token_type: 'bearer' }),
    ...(Array.isArray(permissions) && { scope: permissions.map(String).join(' ') }),
    ...(typeof permissions === 'string' && { scope: permissions }),
  };
  const isError = typeof normalized['error'] === 'string' && normalized['error'] !== '';
  return Response.json(normalized, { status: isError && status === 200 ? 400 : status });
}

function parse(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
