// Package cli_wrong_libraries lists libraries that cannot be served.
package cli_wrong_libraries

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/tests/support/terminal/cli_write_library"
)

// Case is what --library and --rkllm-version say, and how the program refuses it.
type Case struct {
	Name, Library, Version string
	// with {library} for Library, {known} for the versions that are known, {machine} for this processor
	Reason string
	Code   int // exit code
}

// CliWrongLibraries writes a file of each kind that is no library to be served, and lists them.
func CliWrongLibraries(tb testing.TB) []Case {
	tb.Helper()
	const text = "RKLLM SDK (version: "
	folder, good := tb.TempDir(), cli_write_library.CliWriteLibrary(tb, "C", text+"1.2.3 (")
	bytes, err := os.ReadFile(good)
	require.NoError(tb, err)
	machine := append([]byte{}, bytes...)
	copy(machine[18:], "\xf7\x00") // e_machine: BPF, which no processor is
	for name, content := range map[string]string{"text": "This is text.\n", "empty": "", "cut": string(bytes[:100]),
		"machine": string(machine)} {
		require.NoError(tb, os.WriteFile(filepath.Join(folder, name), []byte(content), 0o600))
	}
	gone := cli_write_library.CliWriteLibrary(tb, "A", "", "-Wl,-soname,libgone.so")
	needy := cli_write_library.CliWriteLibrary(tb, "C", text+"1.2.3 (", "-Wl,--no-as-needed", gone)
	require.NoError(tb, os.Remove(gone))
	unknown := cli_write_library.CliWriteLibrary(tb, "D", "nothing about a version")
	newer := cli_write_library.CliWriteLibrary(tb, "D", text+"1.3.1 (")
	wrong := cli_write_library.CliWriteLibrary(tb, "B", text+"1.2.3 (")

	hidden := cli_write_library.CliWriteLibrary(tb, "A", "", "-fvisibility=hidden")
	return []Case{
		{Name: "no file", Library: folder + "/none", Code: cli.ExitUsage,
			Reason: "--library (RKLLM_LIBRARY): {library} cannot be used: no such file or directory; give the " +
				"path of a librkllmrt.so, or of a folder with some, or the word embedded; see --help"},
		{Name: "a folder", Library: folder, Code: cli.ExitUsage,
			Reason: "--library (RKLLM_LIBRARY): {library} cannot be used: this folder has no file librkllmrt*.so; " +
				"give the path of a librkllmrt.so, or of a folder with some, or the word embedded; see --help"},
		{Name: "a text", Library: folder + "/text", Code: cli.ExitFailed,
			Reason: `{library} is no shared library: it begins with "This is text.\n", not with the mark of ELF`},
		{Name: "nothing", Library: folder + "/empty", Code: cli.ExitFailed,
			Reason: "{library} is empty: copy the library again"},
		{Name: "a part", Library: folder + "/cut", Code: cli.ExitFailed,
			Reason: "{library} is a damaged or cut ELF file of 100 bytes (EOF): copy it again"},
		{Name: "another machine", Library: folder + "/machine", Code: cli.ExitFailed,
			Reason: "{library} is a library for BPF, and this rkllmd is a program for {machine}: both must be " +
				"for the same processor"},
		{Name: "another library", Library: hidden, Code: cli.ExitFailed,
			Reason: "{library} is no librkllmrt.so: it does not have rkllm_createDefaultParam, rkllm_init, " +
				"rkllm_run, rkllm_run_async, rkllm_abort, rkllm_is_running, rkllm_destroy, rkllm_load_lora, " +
				"rkllm_load_prompt_cache, rkllm_release_prompt_cache"},
		{Name: "no version", Library: unknown, Code: cli.ExitFailed,
			Reason: "{library} does not tell its version, and by its functions it could be any of 1.2.1, 1.2.2, " +
				"1.2.3, 1.3.0, whose structures differ: give the right one with --rkllm-version " +
				"(RKLLMD_RKLLM_VERSION)"},
		{Name: "a newer version", Library: newer, Code: cli.ExitFailed,
			Reason: "{library} is version 1.3.1 by the text in it, whose structures are not known here (known: " +
				"{known}). To have it served as if it were one of these, at your own risk, name that with " +
				"--rkllm-version (RKLLMD_RKLLM_VERSION), for example --rkllm-version 1.3.0"},
		{Name: "missing functions", Library: wrong, Code: cli.ExitFailed,
			Reason: "{library} is version 1.2.3 (text in the file), but does not have rkllm_get_kv_cache_size, " +
				"rkllm_set_function_tools, rkllm_set_cross_attn_params: it is damaged, or no librkllmrt.so"},
		{Name: "missing functions of a forced version", Library: wrong, Version: "1.3.0", Code: cli.ExitFailed,
			Reason: "{library} cannot be version 1.3.0 (--rkllm-version): it does not have " +
				"rkllm_get_kv_cache_size, rkllm_set_function_tools, rkllm_set_cross_attn_params"},
		{Name: "a missing library", Library: needy, Code: cli.ExitFailed,
			Reason: "{library} cannot be loaded (libgone.so: cannot open shared object file: No such file or " +
				"directory): it needs libgone.so; install the package that has it, or name its folder in " +
				"LD_LIBRARY_PATH"},
		{Name: "a version that does not exist", Library: good, Version: "1.2", Code: cli.ExitUsage,
			Reason: `--rkllm-version (RKLLMD_RKLLM_VERSION) must be one of {known}, not "1.2"; see --help`},
	}
}
