import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { RichText } from '#kit/RichText';
import { Sheet } from '#kit/Sheet';
import type { ReplyOf } from '../../../contract/table.ts';

interface PopupAdProps {
  readonly popup: NonNullable<ReplyOf<'content.popup'>>;
  readonly onClosed: () => void;
}

/** What the operator wants everybody to read, once. */
export default function PopupAd({ popup, onClosed }: PopupAdProps) {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      // Not before it has gone: what lies below would take a second tap of the same finger.
      onClosed={onClosed}
      title={popup.title}
      footer={
        <Button block onClick={close}>
          {t('popup.close')}
        </Button>
      }
    >
      <RichText html={popup.content} />
    </Sheet>
  );
}
