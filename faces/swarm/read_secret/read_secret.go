// Package read_secret keeps 32 random bytes in a file.
package read_secret

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/mr-tron/base58"

	"rkllmd/faces/swarm"
	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/replace_text"
)

// ReadSecret returns the 32 bytes that the file at path holds in base58. Where there is no file it makes one, and its
// folder, with random bytes, that only this user can read; it is never there without them.
//
// **Runs on:** any thread. Errors: the file cannot be read or made, or holds something else.
func ReadSecret(path string) ([]byte, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		secret := make([]byte, swarm.SecretBytes)
		rand.Read(secret) // never fails
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return nil, fmt.Errorf("cannot make the swarm's folder %s: %w", filepath.Dir(path),
				describe_system_error.DescribeSystemError(err))
		}
		if err := replace_text.ReplaceText(path, []byte(base58.Encode(secret)+"\n"), 0o600); err != nil {
			return nil, fmt.Errorf("cannot keep the swarm's secret in %s: %w", path,
				describe_system_error.DescribeSystemError(err))
		}
		return secret, nil
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read the swarm's secret in %s: %w", path,
			describe_system_error.DescribeSystemError(err))
	}
	secret, err := base58.Decode(strings.TrimSpace(string(text)))
	if err != nil || len(secret) != swarm.SecretBytes {
		return nil, fmt.Errorf("%s must hold %d bytes in base58 and does not: remove it, and a new one is made", path,
			swarm.SecretBytes)
	}
	return secret, nil
}
