import type { ReactNode, Ref } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Detail, Name, Root, Texts } from './ProfileHeader.styles.ts';

export type ProfileHeaderProps = {
  /** The name of the person. */
  name: string;
  /** The URL of the picture. */
  src?: string | null;
  /** A line below the name, such as the place. */
  description?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders picture and name of a person at the top of a `Card`. */
export function ProfileHeader({ name, src, description, ...props }: ProfileHeaderProps) {
  return (
    <Root {...props}>
      <Avatar name={name} src={src ?? null} size="xl" />
      <Texts>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {description && <Detail>{description}</Detail>}
      </Texts>
    </Root>
  );
}
