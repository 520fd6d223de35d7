// Package load_at_start loads the operator's model.
package load_at_start

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/describe_refusal"
	"rkllmd/cli/finish_model_load"
	"rkllmd/cli/queue_load"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
)

// LoadAtStart queues the call that a client's rkllm.init would queue for load.Path, with default parameters; hub tells front-ends of its progress. A path that cannot be
// a model is an error at once; how the load itself ends, finish_model_load reports.
//
// **Runs on:** any, after the worker has been started or before.
func LoadAtStart(srv *jsonrpc.Server, hub *generation.Hub, load *cli.ModelLoad) error {
	if refusal := queue_load.QueueLoad(srv, hub, load.Path, finish_model_load.FinishModelLoad(load)); refusal != nil {
		return fmt.Errorf("cannot load the model: %s", describe_refusal.DescribeRefusal(refusal))
	}
	return nil
}
