const shortest = 1000;
const textQueries = /^(get|find)(All)?ByText$/;
const pages = /^(page|screen|tab|phone)$/;
const closing = /^(click|press|keyboard|tap|goto|reload|visit|waitFor|toBeHidden|toHaveCount)$/;

const getName = ({ type, name, property }) =>
  type === 'Identifier' ? name : type === 'MemberExpression' ? property.name : undefined;

/** Whether a call is in the function of a promise that is awaited; in unit tests, in that of any promise. */
const isWait = (node, isUnitTest) => {
  for (let { parent } = node; parent; { parent } = parent) {
    if (parent.type !== 'NewExpression') continue;
    return (
      getName(parent.callee) === 'Promise' &&
      (isUnitTest || parent.parent.type === 'AwaitExpression')
    );
  }
  return false;
};

/** Reports waits for a time in tests: on a busy machine the state that they mean comes later. */
export const fixedWait = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      time: 'Wait for the state that the user sees, or use fake timers. A time is too short on a busy machine and too long on others.',
    },
  },
  create(context) {
    const isUnitTest = /\.test\.tsx?$/.test(context.filename);
    return {
      CallExpression(node) {
        const name = getName(node.callee);
        const [, time] = node.arguments;
        const isShort = time === undefined || time.type !== 'Literal' || time.value < shortest;
        if (
          name === 'waitForTimeout' ||
          (name === 'setTimeout' && isShort && isWait(node, isUnitTest))
        )
          context.report({ node, messageId: 'time' });
      },
    };
  },
};

/**
 * Reports queries for a text on the whole page while a dialog is open: the page behind may have the text too. A dialog counts as open
 * from the query for it until the next press, which may close it.
 */
export const dialogText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'A dialog is open: look for the text in the dialog, or in the part of the page that has it.',
    },
  },
  create(context) {
    // The calls of each function in their order; a nested function has its own.
    const functions = [];
    const enter = () => functions.push({ isOpen: false });
    const leave = () => functions.pop();
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      'CallExpression:exit'(node) {
        const scope = functions.at(-1);
        if (!scope) return;
        const name = getName(node.callee) ?? '';
        const [first] = node.arguments;
        if (/^(get|find)ByRole$/.test(name) && /^(alert)?dialog$/.test(first?.value))
          scope.isOpen = true;
        else if (closing.test(name)) scope.isOpen = false;
        else if (
          scope.isOpen &&
          textQueries.test(name) &&
          pages.test(getName(node.callee.object ?? {}))
        )
          context.report({ node, messageId: 'text' });
      },
    };
  },
};

/** Reports an expectation that an element is visible as soon as it is found: it may be hidden until the card above it has loaded. */
export const lateVisible = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { late: 'Wait until the element is visible, with expectVisible.' },
  },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || getName(node.callee) !== 'toBeVisible') return;
      const [found] = node.callee.object.arguments ?? [];
      if (found?.type !== 'AwaitExpression' || found.argument.type !== 'CallExpression') return;
      if (/^findBy/.test(getName(found.argument.callee)))
        context.report({ node, messageId: 'late' });
    },
  }),
};
