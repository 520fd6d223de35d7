package library_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/choose_library"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/cli_write_machine"
)

func TestChooseLibrary(t *testing.T) {
	t.Setenv("LD_LIBRARY_PATH", "")
	npu := rkllm.NPU{Devices: []string{"/dev/rknpu"}}
	for _, test := range []struct {
		name   string
		choice cli.LibraryChoice
		files  map[string]string
		want   cli.LibrarySelection
	}{
		{name: "no NPU", want: cli.LibrarySelection{Path: cli.EmbeddedLibrary, Reason: "this machine has no RKNPU"}},
		{name: "a library, but no NPU", files: map[string]string{"usr/lib/librkllmrt.so": "1"},
			want: cli.LibrarySelection{Path: cli.EmbeddedLibrary, Reason: "this machine has no RKNPU",
				Candidates: []string{"usr/lib/librkllmrt.so"}}},
		{name: "an NPU and a llama.cpp", choice: cli.LibraryChoice{Llama: "/mine"},
			files: map[string]string{"dev/rknpu": ""},
			want: cli.LibrarySelection{Path: cli.EmbeddedLibrary, NPU: npu,
				Reason: "--llama (RKLLMD_LLAMA) names a llama.cpp for it"}},
		{name: "an NPU, but no library", files: map[string]string{"dev/rknpu": ""},
			want: cli.LibrarySelection{Path: cli.EmbeddedLibrary, Reason: "no librkllmrt.so lies in the usual places",
				NPU: npu}},
		{name: "both", files: map[string]string{"dev/rknpu": "", "usr/lib/librkllmrt.so": "1",
			"usr/local/lib/librkllmrt.so": "2"},
			want: cli.LibrarySelection{Path: "usr/local/lib/librkllmrt.so", Reason: "this machine has an RKNPU",
				NPU:        npu,
				Candidates: []string{"usr/local/lib/librkllmrt.so", "usr/lib/librkllmrt.so"}}},
		{name: "named", choice: cli.LibraryChoice{Path: "/my.so", Name: "--library (RKLLM_LIBRARY)"},
			files: map[string]string{"dev/rknpu": ""},
			want:  cli.LibrarySelection{Path: "/my.so", Reason: "--library (RKLLM_LIBRARY) says so", NPU: npu}},
	} {
		t.Run(test.name, func(t *testing.T) {
			root := cli_write_machine.CliWriteMachine(t, test.files)
			for i, path := range test.want.Candidates {
				test.want.Candidates[i] = filepath.Join(root, path)
			}
			if test.want.Path != cli.EmbeddedLibrary && test.choice.Path == "" {
				test.want.Path = filepath.Join(root, test.want.Path)
			}
			require.Equal(t, test.want, choose_library.ChooseLibrary(test.choice, root))
		})
	}
}
