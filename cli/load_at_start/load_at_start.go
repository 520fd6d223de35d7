// Package load_at_start loads the operator's model.
package load_at_start

import (
	"encoding/json"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/finish_model_load"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue_job"
)

// LoadAtStart queues the call that a client's rkllm.init would queue for load.Path, with default parameters. A path that cannot be
// a model is an error at once; how the load itself ends, finish_model_load reports.
//
// **Runs on:** any, after the worker has been started or before.
func LoadAtStart(srv *jsonrpc.Server, load *cli.ModelLoad) error {
	param, err := json.Marshal(map[string]string{"model_path": load.Path})
	if err != nil {
		return err
	}
	method := srv.Methods["rkllm.init"]
	job := &rkllm.Job{
		Function: method.Function,
		Kind:     method.Kind,
		Args:     []json.RawMessage{nil, param, nil},
		Call:     method.Call,
		Finish:   finish_model_load.FinishModelLoad(load),
	}
	refusal := method.Prepare(srv.Runtime, job)
	if refusal == nil {
		refusal = queue_job.QueueJob(srv.Runtime, job)
	}
	if refusal != nil {
		return fmt.Errorf("cannot load the model: %s", refusal.Message)
	}
	return nil
}
