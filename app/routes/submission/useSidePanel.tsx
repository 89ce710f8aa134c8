import { breakpoints, Button, Card, Drawer, Icon, useWindowWidth } from '@byline/design-system';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** Returns whether the screen is so wide that panels are beside the work, not over it. */
export function useIsWide(): boolean {
  return useWindowWidth((width) => width >= breakpoints.lg);
}

type SidePanel = {
  title: ReactNode;
  /** The label of the button. */
  label: ReactNode;
  icon: LucideIcon;
  /** Whether wide screens show the panel without a button. */
  isAlwaysBeside?: boolean;
  /** The side of narrow screens at which the panel opens. */
  side: 'end' | 'bottom';
  /** Nothing is shown without content. */
  content: ReactNode;
};

/** Returns a panel beside the work on wide screens and over it on narrow ones, and the button that opens it. */
export function useSidePanel({ title, label, icon, isAlwaysBeside, side, content }: SidePanel) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  if (!content) return { button: null, panel: null };
  if (isWide && isAlwaysBeside) {
    const panel = (
      <Card title={title} isCollapsible>
        {content}
      </Card>
    );
    return { button: null, panel };
  }
  const button = (
    <Button
      variant="soft"
      icon={<Icon as={icon} size={18} />}
      aria-expanded={isOpen}
      onPress={() => setOpen(!isOpen)}
    >
      {label}
    </Button>
  );
  const panel = isWide ? (
    isOpen && <Card title={title}>{content}</Card>
  ) : (
    <Drawer title={title} placement={side} isOpen={isOpen} onOpenChange={setOpen}>
      {content}
    </Drawer>
  );
  return { button, panel };
}
