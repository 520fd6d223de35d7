// Package keep_authority keeps what signs the certificates of a fleet.
package keep_authority

import (
	"crypto"
	"crypto/tls"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/create_certificate"
	"rkllmd/utils/replace_text"
)

// KeepAuthority returns the authority whose files stand in folder. Where there is none, it is made. One whose key is
// kept elsewhere is not replaced: no machine of the fleet would trust what a new one signs.
//
// **Runs on:** any thread that may wait. Errors: the files cannot be read or written; they are none of an authority;
// the certificate is there and the key is not.
func KeepAuthority(folder string) (*setup.Authority, error) {
	certificate, key := filepath.Join(folder, setup.AuthorityFile), filepath.Join(folder, setup.AuthorityKey)
	if _, err := os.Stat(key); errors.Is(err, fs.ErrNotExist) {
		if _, err = os.Stat(certificate); err == nil {
			return nil, fmt.Errorf("%s is there and %s is not: put the key back, or remove %s to begin a new fleet, "+
				"whose machines are all set up anew", certificate, key, certificate)
		}
		made, secret, err := create_certificate.CreateCertificate(nil, "rkllmd fleet", nil)
		if err == nil {
			err = replace_text.ReplaceText(key, []byte(secret), setup.FileMode)
		}
		if err == nil { // last: who finds it alone knows that the key was there
			err = replace_text.ReplaceText(certificate, []byte(made), setup.FileMode)
		}
		if err != nil {
			return nil, err
		}
	}
	pair, err := tls.LoadX509KeyPair(certificate, key)
	if err != nil {
		return nil, fmt.Errorf("%s and %s are no authority: %w", certificate, key, err)
	}
	text, err := os.ReadFile(certificate)
	if err != nil {
		return nil, err
	}
	signer, _ := pair.PrivateKey.(crypto.Signer) // each key of crypto/tls is one
	return &setup.Authority{Certificate: pair.Leaf, Key: signer, PEM: string(text)}, nil
}
