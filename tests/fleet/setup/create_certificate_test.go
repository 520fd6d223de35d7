package setup_test

import (
	"crypto/tls"
	"crypto/x509"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/setup/create_certificate"
	"rkllmd/fleet/setup/keep_authority"
)

func TestCreateCertificate(t *testing.T) {
	authority, err := keep_authority.KeepAuthority(t.TempDir())
	require.NoError(t, err)
	certificate, key, err := create_certificate.CreateCertificate(authority, "a server", []string{"hub", "10.0.0.7"})
	require.NoError(t, err)
	pair, err := tls.X509KeyPair([]byte(certificate), []byte(key))
	require.NoError(t, err)
	trusted := x509.NewCertPool()
	trusted.AddCert(authority.Certificate)
	for name, right := range map[string]bool{"hub": true, "10.0.0.7": true, "10.0.0.8": false, "other": false} {
		_, err = pair.Leaf.Verify(x509.VerifyOptions{Roots: trusted, DNSName: name})
		require.Equal(t, right, err == nil, "%s: %v", name, err)
	}
	other, err := keep_authority.KeepAuthority(t.TempDir())
	require.NoError(t, err)
	strangers := x509.NewCertPool()
	strangers.AddCert(other.Certificate)
	_, err = pair.Leaf.Verify(x509.VerifyOptions{Roots: strangers, DNSName: "hub"})
	require.Error(t, err)
	require.False(t, pair.Leaf.IsCA)
}
