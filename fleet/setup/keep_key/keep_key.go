// Package keep_key keeps the key of a machine.
package keep_key

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/nats-io/nkeys"

	"rkllmd/fleet/setup"
	"rkllmd/utils/replace_text"
)

// KeepKey returns the public NKey of the machine whose seed stands in the file at path. Where there is none, it is
// made.
//
// **Runs on:** any thread that may wait. Errors: the file cannot be read or written; it holds no seed.
func KeepKey(path string) (public string, err error) {
	seed, err := os.ReadFile(path)
	var pair nkeys.KeyPair
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if pair, err = nkeys.CreateUser(); err != nil {
			return "", err
		}
		if seed, err = pair.Seed(); err != nil {
			return "", err
		}
		if err = replace_text.ReplaceText(path, append(seed, '\n'), setup.FileMode); err != nil {
			return "", err
		}
	case err != nil:
		return "", err
	default:
		if pair, err = nkeys.FromSeed(bytes.TrimSpace(seed)); err != nil {
			return "", fmt.Errorf("%s holds no seed of an NKey: %w", path, err)
		}
	}
	return pair.PublicKey()
}
