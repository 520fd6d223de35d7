package library_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/describe_load_error"
)

func TestDescribeLoadError(t *testing.T) {
	for text, advice := range map[string]string{
		"librga.so.2: cannot open shared object file: No such file " +
			"or directory": ": it needs librga.so.2; install the package that has it, or name its folder in " +
			"LD_LIBRARY_PATH",
		"/lib/libc.so.6: version `GLIBC_2.38' not found " +
			"(required by /x.so)": ": it was made for a newer C or C++ library than this system has; take a newer " +
			"system, or an older version of the library",
		"/usr/lib/libstdc++.so.6: version `GLIBCXX_3.4.32' not found " +
			"(required by /x.so)": ": it was made for a newer C or C++ library than this system has; take a newer " +
			"system, or an older version of the library",
		"/x.so: undefined symbol: drmGetMagic": ": one of the libraries that it needs is another " +
			"version than it was made for",
		"/x.so: failed to map segment from shared object": ": its file system may be mounted noexec; copy it elsewhere",
		"/x.so: cannot allocate memory in static TLS block": ": there is no room left for its thread-local memory; " +
			"start rkllmd with GLIBC_TUNABLES=glibc.rtld.optional_static_tls=4096",
		"/x.so: cannot open shared object file: Permission denied": "",
	} {
		reason := errors.New(text)
		require.EqualError(t, describe_load_error.DescribeLoadError("/x.so", reason), "/x.so cannot be loaded ("+text+
			")"+advice)
	}
}
