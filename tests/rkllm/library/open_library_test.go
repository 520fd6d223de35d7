package library_test

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_addresses"
	"rkllmd/rkllm/library/open_library"
	"rkllmd/tests/rkllm/rkllm_call_symbol"
	"rkllmd/tests/rkllm/rkllm_library_source"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestOpenLibrary(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	t.Cleanup(func() { slog.SetDefault(before) })
	seven := map[string]string{"rkllm_is_running": "(void) { return 7; }"}
	for _, layout := range rkllm.Layouts {
		for _, version := range layout.Versions {
			log.Reset()
			path := rkllm_build_object.RkllmBuildObject(t, rkllm_library_source.RkllmLibrarySource("D", version, seven))
			link := filepath.Join(t.TempDir(), "link.so")
			require.NoError(t, os.Symlink(path, link))
			library, err := open_library.OpenLibrary(link, "")
			require.NoError(t, err)
			require.Equal(t, []any{path, version, "text in the file", layout}, []any{library.Name, library.Version,
				library.Evidence, library.Layout})
			for _, function := range rkllm.Functions {
				address := *list_addresses.ListAddresses(library)[function.Name]
				require.Equal(t, strings.Contains(function.Generations, layout.Generation), address != nil, "%s of %s",
					function.Name, version)
			}
			require.Equal(t, int32(7), rkllm_call_symbol.RkllmCallSymbol(library.IsRunning))
			broken := version < "1.2.2"
			require.Equal(t, broken, library.RunAsyncBroken, version)
			require.Equal(t, broken, strings.Contains(log.String(),
				`level=INFO msg="rkllm_run_async of this version is broken: rkllm.run_async calls rkllm_run in its place, with the same messages"`))
		}
	}
	t.Run("a forced version", func(t *testing.T) {
		path := rkllm_build_object.RkllmBuildObject(t, rkllm_library_source.RkllmLibrarySource("D", "1.3.1", nil))
		_, err := open_library.OpenLibrary(path, "")
		require.ErrorContains(t, err, path+" is version 1.3.1 by the text in it, whose structures are not known here")
		log.Reset()
		library, err := open_library.OpenLibrary(path, "1.3.0")
		require.NoError(t, err)
		require.Equal(t, []any{"1.3.0", "--rkllm-version", rkllm.LayoutD, false}, []any{library.Version,
			library.Evidence, library.Layout, library.RunAsyncBroken})
		require.Contains(t, log.String(),
			`level=WARN msg="the text in the file says version 1.3.1, --rkllm-version (RKLLMD_RKLLM_VERSION) says 1.3.0"`)
		_, err = open_library.OpenLibrary(path, "1.4")
		require.ErrorContains(t, err, "the structures of that version are not known")
	})
	t.Run("all missing functions are named", func(t *testing.T) {
		source := rkllm_library_source.RkllmLibrarySource("D", "1.3.0", map[string]string{"rkllm_run": "",
			"rkllm_load_lora": ""})
		_, err := open_library.OpenLibrary(rkllm_build_object.RkllmBuildObject(t, source), "")
		require.ErrorContains(t, err, "is version 1.3.0 (text in the file), but does not have rkllm_run, "+
			"rkllm_load_lora: it is damaged")
	})
	t.Run("a library that it needs is missing", func(t *testing.T) {
		needed := rkllm_build_object.RkllmBuildObject(t, "int rga(void) { return 1; }", "-Wl,-soname,librga.so.2")
		path := rkllm_build_object.RkllmBuildObject(t, rkllm_library_source.RkllmLibrarySource("D", "1.3.0", nil),
			"-Wl,--no-as-needed", "-xnone", needed)
		_, err := open_library.OpenLibrary(path, "")
		require.EqualError(t, err, path+
			" cannot be loaded (librga.so.2: cannot open shared object file: No such file or directory): it "+
			"needs librga.so.2; install the package that has it, or name its folder in LD_LIBRARY_PATH")
	})
	_, err := open_library.OpenLibrary("/no/such/library.so", "1.3.0")
	require.EqualError(t, err, "the library /no/such/library.so cannot be read: no such file or directory")
}
