// Package compile_conformance compiles C files that use the RKLLM API.
package compile_conformance

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/project/project_path"
)

// CompileConformance compiles C files into one file of that name and returns its path. What is the same is compiled
// once: it stays under .cache, in a folder named after all that it was made of.
func CompileConformance(tb testing.TB, name, compiler string, sources, flags []string) string {
	tb.Helper()
	root := project_path.ProjectPath(tb, "")
	flags = append([]string{"-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror"}, flags...)
	made := sha256.New()
	fmt.Fprintln(made, name, compiler, flags)
	var whole bytes.Buffer // all of it in one piece, which is compiled in a fifth of the time
	for _, source := range sources {
		fmt.Fprintf(&whole, "#include %q\n", source)
	}
	for _, header := range []string{"conformance_library/conformance_types", "conformance_api/rkllm_abi"} {
		sources = append(sources, filepath.Join(root, "tests/support", header, filepath.Base(header)+".h"))
	}
	for _, source := range sources {
		text, err := os.ReadFile(source)
		require.NoError(tb, err)
		fmt.Fprintln(made, source, len(text))
		made.Write(text)
	}
	folder := root
	for _, part := range []string{".cache", "conformance", fmt.Sprintf("%x", made.Sum(nil)[:12])} {
		folder = filepath.Join(folder, part)
		// os.MkdirAll would look at the folders above, which change all the time: go test would run the test again.
		if err := unix.Mkdir(folder, 0o755); err != unix.EEXIST {
			require.NoError(tb, err)
		}
	}
	file := filepath.Join(folder, name)
	if _, err := os.Stat(file); err == nil {
		return file
	}
	fresh, err := os.MkdirTemp(folder, "fresh")
	require.NoError(tb, err)
	defer os.RemoveAll(fresh)
	command := exec.Command(compiler, append([]string{"-x", "c", "-", "-x", "none", "-o", filepath.Join(fresh, name)},
		flags...)...)
	command.Stdin = &whole
	output, err := command.CombinedOutput()
	require.NoError(tb, err, "%s: %s", compiler, output)
	require.NoError(tb, os.Rename(filepath.Join(fresh, name), file))
	return file
}
