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

// KeepAuthority returns the authority whose files stand in folder. Where there is none, it is made.
//
// **Runs on:** any thread that may wait. Errors: the files cannot be read or written; they are none of an authority.
func KeepAuthority(folder string) (*setup.Authority, error) {
	certificate, key := filepath.Join(folder, setup.AuthorityFile), filepath.Join(folder, setup.AuthorityKey)
	if _, err := os.Stat(key); errors.Is(err, fs.ErrNotExist) {
		made, secret, err := create_certificate.CreateCertificate(nil, "rkllmd fleet", nil)
		if err == nil {
			err = replace_text.ReplaceText(certificate, []byte(made), setup.FileMode)
		}
		if err == nil {
			err = replace_text.ReplaceText(key, []byte(secret), setup.FileMode)
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
