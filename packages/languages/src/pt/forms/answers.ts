import type { AnswerTexts } from '../../texts.ts';

export const answers: AnswerTexts = {
  title: 'Você vem?',
  intro: 'Assim sabemos para quantas pessoas nos preparar.',
  name: 'Seu nome',
  people: 'Quantos vêm (de 1 a 20)',
  send: 'Enviar a resposta',
  stored:
    'São guardados o seu nome, criptografado, e quantos vêm, até 14 dias depois do encontro. Só os voluntários desta comunidade veem isso.',
  storedNameless:
    'É guardado quantos vêm, sem nome, até 14 dias depois do encontro. Só os voluntários desta comunidade veem isso.',
  full: 'Não há mais lugares.',
  closed: 'Não são mais aceitas respostas.',
  wrong: {
    sent: 'Este formulário já foi enviado e a resposta está guardada. Envie-o de novo apenas para outras pessoas.',
    name: 'Digite o seu nome, em uma linha de no máximo 60 caracteres.',
    people: 'Digite um número de 1 a 20.',
    places: 'Não há mais tantos lugares.',
  },
  yours: {
    title: 'Sua resposta',
    keep: 'Obrigado. Guarde o endereço desta página: com ele você pode mudar a sua resposta ou retirá-la. Ninguém mais o tem.',
    save: 'Salvar a mudança',
    saved: 'Sua resposta está guardada.',
    withdraw: 'Retirar a resposta',
    begun: 'O encontro já começou: a resposta só pode ser retirada.',
    cancelled: 'O encontro foi cancelado.',
    lost: 'Este dia não está mais previsto.',
    off: 'Não são mais aceitas respostas: esta só pode ser retirada.',
  },
  withdrawn: {
    title: 'A resposta foi retirada',
    text: 'Nada dela continua guardado.',
  },
  gone: 'Respostas retiradas, ou de um encontro de mais de 14 dias atrás, foram apagadas.',
  privacy: {
    title: 'Respostas a encontros',
    whatText:
      'O seu nome, quantos vêm e quando você respondeu. O nome é criptografado com uma chave que não está no banco de dados; as cópias de segurança também não a têm. De uma Festa de Dezenove Dias não se guarda nome algum.',
    whyText: 'Para que quem prepara o encontro saiba para quantas pessoas, e para nada mais.',
    howLongText: 'Até 14 dias depois do encontro, ou até que você retire a resposta.',
    whoText: 'Os voluntários desta comunidade. Quantos vêm, e quem, não é mostrado a mais ninguém.',
    endingText:
      'Depois de responder você recebe uma página própria, na qual muda ou retira a resposta, sem senha.',
    ending: 'Como retirá-la',
  },
  readers: {
    title: 'Leitores nos encontros',
    whatText:
      'Os nomes que os voluntários escrevem ao lado do que se lê num encontro. Eles são criptografados com uma chave que não está no banco de dados; as cópias de segurança também não a têm.',
    whyText: 'Para que quem vem saiba quem lê o quê, e para nada mais.',
    howLongText: 'Até 14 dias depois do encontro, ou até que um voluntário retire o nome.',
    whoText:
      'Os voluntários desta comunidade e quem tiver o link do encontro. As páginas abertas a todos não mostram nome algum.',
    endingText: 'Peça a um voluntário desta comunidade que retire o seu nome do programa.',
    ending: 'Como pedir que o retirem',
  },
};
