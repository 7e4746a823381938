import type { NotificationTexts } from '../../texts.ts';

export const notifications: NotificationTexts = {
  title: 'Notifications',
  description: (siteName) => `La citation du jour et des rappels de ${siteName}, sur cet appareil.`,
  intro:
    'La citation du jour et les rappels apparaissent sur cet appareil, sans compte et sans adresse. Vous pouvez y mettre fin ici à tout moment.',
  withoutScript: 'Cette page a besoin de JavaScript, qui est désactivé ici.',

  cannot: {
    insecure:
      'Les notifications n’arrivent que par une connexion sécurisée. Ouvrez ce site à son adresse en https.',
    install:
      'Sur un iPhone ou un iPad, placez d’abord ce site sur l’écran d’accueil\u00a0: touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0». Ouvrez-le de là et revenez à cette page.',
    unsupported:
      'Ce navigateur ne peut pas montrer ici de notifications de sites. Essayez un autre navigateur, ou quittez la navigation privée.',
    denied:
      'Ce navigateur ne laisse pas ce site montrer de notifications. Autorisez-les dans les réglages du navigateur pour ce site, puis rechargez cette page.',
  },

  form: {
    language: 'Langue des notifications',
    discreet: 'Discrètes',
    aboutDiscreet:
      'L’écran verrouillé dit seulement qu’il y a du nouveau\u00a0: aucune citation, aucun nom, aucun mot religieux.',
    turnOn: 'Activer les notifications',
    save: 'Enregistrer',
    end: 'Mettre fin aux notifications',
    stored:
      'Sont conservés l’adresse à laquelle votre navigateur reçoit des messages, chiffrée, votre langue et ce que vous avez choisi, jusqu’à ce que vous mettiez fin aux notifications. L’éditeur de votre navigateur apprend que ce navigateur reçoit des messages de ce site, et quand\u00a0; il ne peut pas les lire.',
  },

  said: {
    on: 'Les notifications sont activées.',
    saved: 'Votre choix est enregistré.',
    ended: 'Les notifications ont pris fin, et ce qui était conservé est supprimé.',
  },

  wrong: {
    notAllowed:
      'Le navigateur n’a pas été autorisé à montrer de notifications. Rien n’a été conservé.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer plus tard.',
  },

  privacy: {
    whatText:
      'L’adresse que le service de notifications de votre navigateur a créée pour ce site, les clés qui chiffrent les messages pour votre navigateur, votre langue, ce que vous avez choisi, et quand. L’adresse et les clés sont chiffrées avec une clé qui n’est pas dans la base de données\u00a0; les sauvegardes ne l’ont pas non plus.',
    whyText: 'Pour vous envoyer les notifications que vous avez demandées, et pour rien d’autre.',
    howLongText:
      'Jusqu’à ce que vous, ou votre navigateur, mettiez fin aux notifications. Pendant un an ensuite, il reste un code dont personne ne peut tirer l’adresse\u00a0: il empêche une ancienne sauvegarde de les faire reprendre.',
    whoText:
      'L’éditeur de votre navigateur, comme Google, Mozilla, Apple ou Microsoft\u00a0: il achemine les messages et apprend que ce navigateur reçoit des messages de ce site, et quand. Les messages sont chiffrés\u00a0: il ne peut pas les lire. Rien n’en est montré aux bénévoles.',
    endingText:
      'Sur la page des notifications, dans le même navigateur, ou dans les réglages du navigateur pour ce site.',
  },

  discreet: {
    title: 'Du nouveau',
    body: 'Il y a quelque chose de nouveau à lire.',
  },
};
