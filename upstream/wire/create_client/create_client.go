// Package create_client makes the client of an upstream server.
package create_client

import (
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net"
	"net/http"
	"os"

	"rkllmd/upstream"
	"rkllmd/upstream/wire/refuse_redirect"
)

// CreateClient makes the client for the server of o. It goes through the proxies that the environment names
// (HTTPS_PROXY, NO_PROXY), follows no redirect, and has answers sent uncompressed, so that events come when they are
// said.
//
// **Runs on:** any thread. Errors: the file of certificates cannot be read, or holds none.
func CreateClient(o upstream.Options) (*http.Client, error) {
	transport := &http.Transport{
		Proxy:       http.ProxyFromEnvironment,
		DialContext: (&net.Dialer{Timeout: o.Connect}).DialContext, TLSHandshakeTimeout: o.Connect,
		DisableCompression: true, MaxIdleConnsPerHost: o.Runs,
	}
	if o.CA != "" {
		text, err := os.ReadFile(o.CA)
		if err != nil {
			return nil, err
		}
		roots := x509.NewCertPool()
		if !roots.AppendCertsFromPEM(text) {
			return nil, fmt.Errorf("%s holds no certificate in PEM form", o.CA)
		}
		transport.TLSClientConfig = &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS12}
	}
	return &http.Client{Transport: transport, CheckRedirect: refuse_redirect.RefuseRedirect}, nil
}
