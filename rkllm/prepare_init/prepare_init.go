// Package prepare_init prepares the arguments of rkllm_init.
package prepare_init

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/arguments/parse_markers"
	"rkllmd/rkllm/convert_json_to_rkllm_param"
)

// PrepareInit converts param into C memory, with the image markers that the library takes elsewhere. Whether its
// model_path is a file is checked right before the call.
//
// **Runs on:** any thread. Errors: "Invalid params"; then the job holds no memory.
func PrepareInit(library *rkllm.Library, job *rkllm.Job) (err *jsonrpc2.Error) {
	job.C[1], err = convert_json_to_rkllm_param.ConvertJSONToRkllmParam(&job.Memory, library.Layout, job.Args[1])
	if err == nil {
		job.Markers, err = parse_markers.ParseMarkers(&job.Memory, library.Layout, job.Args[1])
	}
	if err != nil {
		free_job.FreeJob(job)
	}
	return err
}
