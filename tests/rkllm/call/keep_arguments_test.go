package call_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/keep_arguments"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_init"
)

func TestKeepArguments(t *testing.T) {
	message := []byte(`{"a":1}`)
	job := &rkllm.Job{Args: []json.RawMessage{nil, message, nil}, Prepare: prepare_init.PrepareInit}
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	require.Nil(t, keep_arguments.KeepArguments(rt, job), "nothing is loaded again")
	rt.Reload = &rkllm.Reload{}
	kept := keep_arguments.KeepArguments(rt, job)
	copy(message, "another")
	require.Equal(t, []json.RawMessage{nil, json.RawMessage(`{"a":1}`), nil}, kept)
	job.Kind = rkllm.KindRun
	require.Nil(t, keep_arguments.KeepArguments(rt, job))
	rt.Serving.Load().Versions = &rkllm.Versions{}
	require.Equal(t, job.Args, keep_arguments.KeepArguments(rt, job), "it may be prepared for another version")
	require.Nil(t, keep_arguments.KeepArguments(rt, &rkllm.Job{Args: job.Args}), "there is nothing to prepare")
}
