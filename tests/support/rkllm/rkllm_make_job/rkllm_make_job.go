// Package rkllm_make_job makes a job as a request would.
package rkllm_make_job

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/call/prepare_job"
	"rkllmd/rkllm/create_callback_context"
	"rkllmd/utils"
)

// RkllmMakeJob returns a prepared job for a C function, ready to be queued or called. arguments are JSON, those after
// the handle; "" or none is left out. The envelope of a run's results is {"id":ID,"r": and }.
func RkllmMakeJob(t testing.TB, rt *rkllm.Runtime, conn *connection.Connection, id, function string,
	arguments ...string) *rkllm.Job {
	method := create_server.CreateServer(rt).Methods["rkllm."+strings.TrimPrefix(function, "rkllm_")]
	job := &rkllm.Job{
		Conn: conn, ID: []byte(id), Framing: utils.FramingText, Function: function, Kind: method.Kind,
		Args: make([]json.RawMessage, len(method.Params)), Call: method.Call,
	}
	for i, argument := range arguments {
		if argument != "" {
			job.Args[i+1] = json.RawMessage(argument)
		}
	}
	if method.Prepare != nil {
		job.Prepare = method.Prepare
		require.Nil(t, prepare_job.PrepareJob(rt, job))
		job.Args, job.Prepare = nil, nil
	}
	t.Cleanup(func() { free_job.FreeJob(job) })
	if job.Kind == rkllm.KindRun {
		create_callback_context.CreateCallbackContext(rt, job, fmt.Appendf(nil, `{"id":%s,"r":`, id), []byte("}"))
	}
	return job
}
