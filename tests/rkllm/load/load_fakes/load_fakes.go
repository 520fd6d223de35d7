// Package load_fakes makes several versions of a fake library.
package load_fakes

import (
	"encoding/json"
	"fmt"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/call/prepare_job"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/load/load_model"
	"rkllmd/rkllm/prepare_init"
	"rkllmd/tests/rkllm/load/load_lost"
	"rkllmd/tests/support/rkllm/rkllm_fake_find"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

// Fakes is a runtime with several versions of a fake library, and an rkllm_init that is prepared.
type Fakes struct {
	Runtime  *rkllm.Runtime
	Versions *rkllm.Versions
	Fake     *rkllm_fake_find.Fake // which answers for all of them
	Stuck    atomic.Bool           // of the last one
	Job      *rkllm.Job
}

// LoadFakes makes so many versions of one fake library.
func LoadFakes(t testing.TB, count int) *Fakes {
	t.Helper()
	f := &Fakes{Fake: rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)}
	f.Versions = &rkllm.Versions{Verdicts: &rkllm.Verdicts{}}
	for i := range count {
		library := *f.Fake.Library
		library.Isolated = &rkllm.Isolated{Lost: load_lost.LoadLost, IsStuck: f.Stuck.Load}
		library.BlobID, library.Versions = fmt.Sprint(i), f.Versions
		f.Versions.Libraries = append(f.Versions.Libraries, &library)
	}
	f.Runtime = create_runtime.CreateRuntime(f.Versions.Libraries[0], rkllm.Limits{})
	f.Job = &rkllm.Job{Function: "rkllm_init", Kind: rkllm.KindInit, Prepare: prepare_init.PrepareInit,
		Call: load_model.LoadModel,
		Args: []json.RawMessage{nil, json.RawMessage(`{"model_path":"` + f.Fake.Model + `"}`), nil}}
	require.Nil(t, prepare_job.PrepareJob(f.Runtime, f.Job))
	t.Cleanup(func() {
		free_job.FreeJob(f.Job)
		free_memory.FreeMemory(&f.Runtime.ModelMemory)
	})
	return f
}
