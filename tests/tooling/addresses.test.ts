import { expect, test } from 'vitest';
import { addressesOf } from './addresses.mjs';

const ipv4 = (address: string, internal = false) => ({ address, family: 'IPv4', internal });
const INTERFACES = [
  ipv4('127.0.0.1', true),
  { address: 'fe80::1', family: 'IPv6', internal: false },
  ipv4('100.64.0.7'),
  ipv4('172.20.0.1'),
  ipv4('192.168.1.20'),
];

test.each(['0.0.0.0', '::'])(
  '%s is no address to open: those of the network are told, homes first',
  (host) => {
    expect(addressesOf(host, 4173, INTERFACES)).toEqual({
      here: 'http://127.0.0.1:4173/',
      network: ['http://192.168.1.20:4173/', 'http://172.20.0.1:4173/', 'http://100.64.0.7:4173/'],
    });
  },
);

test.each(['127.0.0.1', 'localhost', '::1'])('%s is for this computer alone', (host) => {
  const { here, network } = addressesOf(host, 4173, INTERFACES);
  expect(here).toBe(host === '::1' ? 'http://[::1]:4173/' : `http://${host}:4173/`);
  expect(network).toEqual([]);
});

test('an address of the network that was asked for is the one to open', () => {
  expect(addressesOf('192.168.1.20', 80, INTERFACES)).toEqual({
    here: 'http://192.168.1.20:80/',
    network: ['http://192.168.1.20:80/'],
  });
});

test('a computer without a network tells its own address only', () => {
  expect(addressesOf('0.0.0.0', 4173, [ipv4('127.0.0.1', true)]).network).toEqual([]);
});
