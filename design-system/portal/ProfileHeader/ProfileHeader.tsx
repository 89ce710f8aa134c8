import type { ReactNode, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
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
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders picture and name of a person at the top of a `Card`. */
export function ProfileHeader(given: ProfileHeaderProps) {
  const { name, src, description, ...props } = useProps('ProfileHeader', given);
  return (
    <Root {...props}>
      <Avatar name={name} src={src ?? null} size="xl" />
      <Texts data-part="texts">
        <Name data-part="name">
          <bdi>{name}</bdi>
        </Name>
        {description && <Detail data-part="description">{description}</Detail>}
      </Texts>
    </Root>
  );
}
