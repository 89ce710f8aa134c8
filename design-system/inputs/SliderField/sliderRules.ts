import {
  builtInRules,
  defineRule,
  listRules,
  type DefinedRule,
  type NamedRules,
  type RuleEntry,
  type Rules,
  type WarningRule,
} from '../../validation/rules.ts';

type Bound = 'min_value' | 'max_value';

function boundRule(name: Bound, bound: number, format: (bound: number) => string): DefinedRule {
  const { test, message, placeholder = '' } = builtInRules[name];
  return defineRule(name, (value) => [value].flat().every((end) => test(end, bound)), message, {
    [placeholder]: format(bound),
  });
}

function isOwn(rules: RuleEntry): rules is DefinedRule | WarningRule {
  return 'kind' in rules;
}

/**
 * Returns the rules with bounds that apply to both ends of a range, and whose messages format the bound like the value.
 */
export function sliderRules(rules: Rules, format: (bound: number) => string): Rules {
  return listRules(rules).flatMap<RuleEntry>((entry) => {
    if (isOwn(entry)) return [entry];
    return Object.entries(entry).map(([name, parameter]): NamedRules | DefinedRule =>
      (name === 'min_value' || name === 'max_value') && typeof parameter === 'number'
        ? boundRule(name, parameter, format)
        : { [name]: parameter },
    );
  });
}
