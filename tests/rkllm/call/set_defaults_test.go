package call_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/set_defaults"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/library/open_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestSetDefaults(t *testing.T) {
	const ones = 0x01010101 // each byte of the fake library's RKLLMParam is 1
	for _, layout := range rkllm.Layouts {
		fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
		fake.Library.Arena = &rkllm.Arena{} // nothing can be had from it: others could change the pointers there
		require.NoError(t, set_defaults.SetDefaults(fake.Library))
		own := fake.Library.Layout
		require.NotSame(t, layout, own)
		require.Equal(t, layout.Generation, own.Generation)
		require.Same(t, layout.Input, own.Input)
		defaults := map[string]float64{}
		for _, f := range own.Param.Fields {
			require.Nil(t, f.DefaultText, "%s: 0x%x is no address", f.Name, uint64(ones)<<32+ones)
			defaults[f.Name] = f.Default
		}
		require.Equal(t, []float64{ones, ones, 1}, []float64{defaults["max_context_len"], defaults["top_k"],
			defaults["is_async"]})
		require.Equal(t, 512.0, layout.Param.Fields[find_field.FindField(layout.Param, "max_context_len")].Default)
	}

	// The mask names CPUs 0, 8, 16 and 24: this thread goes where it names none, if there is such a place.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var before, second unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &before))
	defer func() { require.NoError(t, unix.SchedSetaffinity(0, &before)) }()
	second.Set(1)
	mask := float64(0)
	if unix.SchedSetaffinity(0, &second) != nil {
		mask = ones
	}
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	require.NoError(t, set_defaults.SetDefaults(fake.Library))
	extend := fake.Library.Layout.Param.Fields[find_field.FindField(fake.Library.Layout.Param, "extend_param")].Struct
	require.Equal(t, mask, extend.Fields[find_field.FindField(extend, "enabled_cpus_mask")].Default)
	require.Equal(t, 1.0, extend.Fields[find_field.FindField(extend, "n_batch")].Default)

	library, err := open_library.OpenLibrary(cli_write_library.CliWriteLibrary(t, "C", "none"), "1.2.3")
	require.NoError(t, err)
	require.NoError(t, set_defaults.SetDefaults(library))
	require.Same(t, rkllm.LayoutC, library.Layout, "a library that fills in nothing")
}
