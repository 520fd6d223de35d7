// Package set_file_limit makes room for the clients' descriptors.
package set_file_limit

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/server"
)

// SetFileLimit raises the soft limit of open files to the hard limit, but not above server.MaxFiles nor below what it
// is, and checks that it is enough for so many clients.
//
// **Runs on:** any thread. It is called at the start. Errors: that the limit is too low, with both numbers.
func SetFileLimit(clients int) error {
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		return fmt.Errorf("cannot read the limit of open files: %w", err)
	}
	if want := min(limit.Max, server.MaxFiles); want > limit.Cur {
		limit.Cur = want
		if err := unix.Setrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
			return fmt.Errorf("cannot raise the limit of open files to %d: %w", want, err)
		}
	}
	if need := uint64(clients) + server.SpareFiles; need > limit.Cur {
		return fmt.Errorf("%d clients need %d open files, the system allows %d: raise the limit (ulimit -n, "+
			"LimitNOFILE=) or lower --max-clients (RKLLM_MAX_CLIENTS)",
			clients, need, limit.Cur)
	}
	return nil
}
