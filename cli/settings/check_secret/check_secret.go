// Package check_secret checks who may read a file that holds a secret.
package check_secret

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/utils/describe_system_error"
)

// CheckSecret refuses a file that others than its owner may read or write. A file of root's may be read by its group:
// that is how root gives a service its secret (root and the service's group, mode 0440), and how systemd's credentials
// look, whose access list stands in the place of the group's bits.
//
// **Runs on:** any thread. Errors: who may, and the command that ends it.
func CheckSecret(path string) error {
	var stat unix.Stat_t
	if err := unix.Stat(path, &stat); err != nil {
		return fmt.Errorf("%s cannot be read: %w", path, describe_system_error.DescribeSystemError(err))
	}
	mode := stat.Mode & 0o777
	switch {
	case mode&0o077 == 0 || stat.Uid == 0 && mode&0o037 == 0:
		return nil
	case stat.Uid == 0 && mode&0o007 == 0:
		return fmt.Errorf("its group may write to %s (its mode is %04o): chmod g-w %s", path, mode, path)
	}
	return fmt.Errorf("others may read %s (its mode is %04o): chmod 600 %s; or, for a service, chown root:GROUP "+
		"and chmod 440", path, mode, path)
}
