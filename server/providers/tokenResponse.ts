type Answer = Record<string, unknown>;

/**
 * Brings the answer of a token endpoint into the form of RFC 6749: Instagram wraps it in a list, leaves out
 * the type and calls scopes permissions; TikTok answers a failure with 200.
 */
export async function tidyTokenAnswer(response: Response): Promise<Response> {
  const text = await response.text();
  const status = response.status;
  const answer = parse(text);
  if (!answer) return new Response(text, { status });
  const [first] = Array.isArray(answer['data']) ? (answer['data'] as unknown[]) : [];
  const flat: Answer = isObject(first) ? first : answer;
  const permissions = flat['permissions'];
  const tidy: Answer = {
    ...flat,
    ...('access_token' in flat && !('token_type' in flat) && { token_type: 'bearer' }),
    ...(Array.isArray(permissions) && { scope: permissions.map(String).join(' ') }),
    ...(typeof permissions === 'string' && { scope: permissions }),
  };
  const isFailure = typeof tidy['error'] === 'string' && tidy['error'] !== '';
  return Response.json(tidy, { status: isFailure && status === 200 ? 400 : status });
}

function parse(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
