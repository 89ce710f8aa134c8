import type { ReactNode, Ref } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Cover } from '../Cover/Cover.tsx';
import { CoverSlot, Detail, Name, PictureSlot, Root, Texts } from './ProfileHeader.styles.ts';

export type ProfileHeaderProps = {
  /** The name of the person, on which the pattern of the cover depends too. */
  name: string;
  /** The URL of the picture. */
  src?: string | null;
  /** A line below the name, such as the place. */
  detail?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders cover, picture and name of a person at the top of a `Card`, whose edges the cover reaches. */
export function ProfileHeader({ name, src, detail, ...props }: ProfileHeaderProps) {
  return (
    <Root {...props}>
      <CoverSlot>
        <Cover seed={name} isQuiet />
      </CoverSlot>
      <PictureSlot>
        <Avatar name={name} src={src ?? null} size="xl" />
      </PictureSlot>
      <Texts>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {detail && <Detail>{detail}</Detail>}
      </Texts>
    </Root>
  );
}
