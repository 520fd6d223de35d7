// Package load_at_start loads the operator's model.
package load_at_start

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/daemon/describe_refusal"
	"rkllmd/cli/load/finish_model_load"
	"rkllmd/cli/load/queue_load"
)

// LoadAtStart has load.Path loaded (queue_load); loader.Hub tells front-ends of its progress. A path that cannot be
// a model is an error at once; how the load itself ends, finish_model_load reports.
//
// **Runs on:** any thread. The worker may have been started or not.
func LoadAtStart(loader *cli.Loader, load *cli.ModelLoad) error {
	if refusal := queue_load.QueueLoad(loader, load.Path, 0, finish_model_load.FinishModelLoad(load)); refusal != nil {
		return fmt.Errorf("cannot load the model: %s", describe_refusal.DescribeRefusal(refusal))
	}
	return nil
}
