// Package create_certificate makes a certificate.
package create_certificate

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"time"

	"rkllmd/fleet/setup"
)

// CreateCertificate makes a key and a certificate for it, which by signs, for a server that is reached by the names and
// addresses in hosts. by nil: it is of an authority, and signs itself. Both are returned as PEM.
//
// **Runs on:** any thread. Errors: of crypto/x509.
func CreateCertificate(by *setup.Authority, title string, hosts []string) (certificate, key string, err error) {
	pair, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return "", "", err
	}
	number, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 126))
	if err != nil {
		return "", "", err
	}
	now := time.Now()
	wanted := &x509.Certificate{SerialNumber: number, Subject: pkix.Name{CommonName: title},
		BasicConstraintsValid: true,
		// clocks of boards without a battery may be behind
		NotBefore: now.Add(-24 * time.Hour), NotAfter: now.Add(setup.Lifetime)}
	if by == nil {
		by = &setup.Authority{Certificate: wanted, Key: pair}
		wanted.IsCA, wanted.KeyUsage, wanted.MaxPathLenZero = true, x509.KeyUsageCertSign, true
	} else {
		wanted.KeyUsage = x509.KeyUsageDigitalSignature
		wanted.ExtKeyUsage = []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}
	}
	for _, host := range hosts {
		if address := net.ParseIP(host); address != nil {
			wanted.IPAddresses = append(wanted.IPAddresses, address)
		} else {
			wanted.DNSNames = append(wanted.DNSNames, host)
		}
	}
	der, err := x509.CreateCertificate(rand.Reader, wanted, by.Certificate, pair.Public(), by.Key)
	if err != nil {
		return "", "", err
	}
	bytes, err := x509.MarshalPKCS8PrivateKey(pair)
	if err != nil {
		return "", "", err
	}
	return string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})),
		string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: bytes})), nil
}
