// Package describe_load_error says what to do when a library cannot be loaded.
package describe_load_error

import (
	"fmt"
	"strings"
)

// DescribeLoadError returns the dynamic linker's reason not to load the library at path, and what to do about it.
//
// **Runs on:** any thread.
func DescribeLoadError(path string, reason error) error {
	text := reason.Error()
	needed, _, _ := strings.Cut(text, ":")
	advice := ""
	switch {
	case strings.Contains(text, "cannot open shared object file") && needed != path:
		advice = ": it needs " + needed + "; install the package that has it, or name its folder in LD_LIBRARY_PATH"
	case strings.Contains(text, "' not found (required by"):
		advice = ": it was made for a newer C or C++ library than this system has; take a newer system, or an " +
			"older version of the library"
	case strings.Contains(text, "undefined symbol"):
		advice = ": one of the libraries that it needs is another version than it was made for"
	case strings.Contains(text, "static TLS block"):
		advice = ": there is no room left for its thread-local memory; start rkllmd with " +
			"GLIBC_TUNABLES=glibc.rtld.optional_static_tls=4096"
	case strings.Contains(text, "Operation not permitted") || strings.Contains(text, "failed to map segment"):
		advice = ": its file system may be mounted noexec; copy it elsewhere"
	}
	return fmt.Errorf("%s cannot be loaded (%w)%s", path, reason, advice)
}
