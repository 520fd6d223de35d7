package library_test

import (
	"bytes"
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/read_object"
	"rkllmd/tests/rkllm/rkllm_library_source"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestReadObject(t *testing.T) {
	path := rkllm_build_object.RkllmBuildObject(t, rkllm_library_source.RkllmLibrarySource("A", "", nil)+
		"int other(void) { return rkllm_elsewhere(); }", "-Wl,--no-as-needed", "-lm")
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	t.Run("what stands in the headers", func(t *testing.T) {
		d := rkllm.Detection{Size: int64(len(content))}
		require.NoError(t, read_object.ReadObject(&d, bytes.NewReader(content)))
		require.Equal(t, map[string]string{"amd64": "x86-64", "arm64": "aarch64"}[runtime.GOARCH], d.Machine)
		require.Equal(t, []string{"rkllm_abort", "rkllm_createDefaultParam", "rkllm_destroy", "rkllm_init",
			"rkllm_is_running", "rkllm_load_lora",
			"rkllm_load_prompt_cache", "rkllm_release_prompt_cache", "rkllm_run", "rkllm_run_async"}, d.Symbols)
		require.Equal(t, []string{"libm.so.6", "libc.so.6"}, d.Needed)
	})
	t.Run("without section headers the functions are not known", func(t *testing.T) {
		stripped := bytes.Clone(content)
		copy(stripped[0x28:], make([]byte, 8)) // e_shoff
		copy(stripped[0x3a:], make([]byte, 6)) // e_shentsize, e_shnum, e_shstrndx
		d := rkllm.Detection{Size: int64(len(stripped))}
		require.NoError(t, read_object.ReadObject(&d, bytes.NewReader(stripped)))
		require.Nil(t, d.Symbols)
	})
	other, machine := map[string]elf.Machine{"amd64": elf.EM_AARCH64, "arm64": elf.EM_X86_64}[runtime.GOARCH],
		map[string]string{"amd64": "aarch64", "arm64": "x86-64"}[runtime.GOARCH]
	for want, change := range map[string]struct {
		at    int
		bytes []byte
	}{
		"is a library for " + machine + ", and this rkllmd is a program for ": {0x12, []byte{byte(other),
			byte(other >> 8)}},
		"is a library for RCE, and this":            {0x12, []byte{39, 0}},
		"is an ELF file of another kind (ET_EXEC)":  {0x10, []byte{2, 0}},
		"is an ELF file of another kind (ET_REL)":   {0x10, []byte{1, 0}},
		"is a damaged or cut ELF file of ":          {0x04, []byte{9}},
		"is no shared library: it begins with \"#!": {0x00, []byte("#!/x")},
		// p_offset of the first segment
		"is cut short: it has ": {0x40 + 8, []byte{0, 0, 0, 1}},
	} {
		changed := bytes.Clone(content)
		copy(changed[change.at:], change.bytes)
		d := rkllm.Detection{Size: int64(len(changed))}
		require.ErrorContains(t, read_object.ReadObject(&d, bytes.NewReader(changed)), want)
	}
	t.Run("cut anywhere", func(t *testing.T) {
		for size := 0; size < len(content); size += 97 {
			d := rkllm.Detection{Size: int64(size)}
			require.ErrorContains(t, read_object.ReadObject(&d, bytes.NewReader(content[:size])), " copy ", "%d bytes",
				size)
		}
	})
	t.Run("a program", func(t *testing.T) {
		object := filepath.Join(t.TempDir(), "a.o")
		command := exec.Command("gcc", "-c", "-xc", "/dev/null", "-o", object)
		require.NoError(t, command.Run())
		file, err := os.Open(object)
		require.NoError(t, err)
		defer file.Close()
		require.ErrorContains(t, read_object.ReadObject(&rkllm.Detection{Size: 1 << 20}, file),
			"is an ELF file of another kind (ET_REL) than a shared library (ET_DYN)")
	})
}
