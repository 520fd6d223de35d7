// Package rkllm_fake_library makes a fake library.
package rkllm_fake_library

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_abort"
	"rkllmd/tests/support/rkllm/rkllm_fake_default_param"
	"rkllmd/tests/support/rkllm/rkllm_fake_destroy"
	"rkllmd/tests/support/rkllm/rkllm_fake_find"
	"rkllmd/tests/support/rkllm/rkllm_fake_init"
	"rkllmd/tests/support/rkllm/rkllm_fake_is_running"
	"rkllmd/tests/support/rkllm/rkllm_fake_other"
	"rkllmd/tests/support/rkllm/rkllm_fake_run"
	"rkllmd/tests/support/rkllm/rkllm_fake_run_async"
)

// RkllmFakeLibrary returns a fake library of that layout that has all functions, and a model file for it.
func RkllmFakeLibrary(t testing.TB, layout *rkllm.Layout) *rkllm_fake_find.Fake {
	other := rkllm_fake_other.Pointer
	fake := &rkllm_fake_find.Fake{Library: &rkllm.Library{
		Name:               "fake",
		Version:            layout.Versions[0],
		Layout:             layout,
		CreateDefaultParam: rkllm_fake_default_param.RkllmFakeDefaultParam(),
		Init:               rkllm_fake_init.Pointer,
		Destroy:            rkllm_fake_destroy.Pointer,
		Run:                rkllm_fake_run.Pointer,
		RunAsync:           rkllm_fake_run_async.Pointer,
		Abort:              rkllm_fake_abort.Pointer,
		IsRunning:          rkllm_fake_is_running.Pointer,
		LoadLora:           other,
		LoadPromptCache:    other,
		ReleasePromptCache: other,
		ClearKVCache:       other,
		GetKVCacheSize:     other,
		SetChatTemplate:    other,
		SetFunctionTools:   other,
		SetCrossAttnParams: other,
	}}
	handle := cgo.NewHandle(fake)
	t.Cleanup(handle.Delete)
	fake.Handle = uintptr(handle)
	directory, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	fake.Model = filepath.Join(directory, fmt.Sprintf("model-%d", handle))
	require.NoError(t, os.WriteFile(fake.Model, []byte("model"), 0o600))
	return fake
}
