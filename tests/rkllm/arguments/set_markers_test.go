package arguments_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/set_markers"
	"rkllmd/rkllm/call/keep_model"
	rkllm_layout "rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/rkllm/rkllm_require_members"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
)

func TestSetMarkers(t *testing.T) {
	const image = `"image_embed":[1],"n_image":1,"n_image_tokens":1`
	t.Run("generation D", func(t *testing.T) {
		fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
		rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
		model := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init",
			`{"model_path":"/m","img_start":"<s>","img_end":"<e>","extend_param":{"n_batch":5}}`)
		keep_model.KeepModel(rt, model, 1)
		defer free_memory.FreeMemory(&rt.ModelMemory)
		job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_run", `[{"prompt_input":"x"},
			{"multimodal_input":{"prompt":"<image>","image":{`+image+`}}},
			{"multimodal_input":{"prompt":"<image>",`+image+`,"image_start":"own","image_content":"c","image_end":""}},
			{"multimodal_input":{"prompt":"<video>","video":{"video_embed":[1],"n_video":1,"n_frame_per_video":1,"n_frame_tokens":1}}},
			{"token_input":{"input_ids":[1,2,3,4,5,6,7]}}]`)
		set_markers.SetMarkers(rt, job)
		s := rkllm.LayoutD.Input
		for i, want := range []map[string]any{
			1: {"image_start": "<s>", "image_end": "<e>", "image_content": nil},
			2: {"image_start": "own", "image_end": "", "image_content": "c"},
			3: {"image_start": nil, "image_end": nil, "image_content": nil},
		} {
			rkllm_require_members.RkllmRequireMembers(t, s, unsafe.Add(job.C[1], uintptr(i)*s.Size), want,
				"multimodal_input", "image")
		}
		rkllm_require_members.RkllmRequireMembers(t, s, unsafe.Add(job.C[1], 3*s.Size),
			map[string]any{"video_start": nil}, "multimodal_input", "video")
		require.Equal(t, make([]byte, 128), unsafe.Slice((*byte)(unsafe.Add(job.C[1], 4*s.Size+32)), 128))
	})
	for _, layout := range rkllm.Layouts[:4] {
		t.Run("generation "+layout.Generation, func(t *testing.T) { // they are in the model's RKLLMParam
			fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
			rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
			job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_run",
				`{"multimodal_input":{"prompt":"<image>","image_embed":[1],"n_image":1,"n_image_tokens":1}}`)
			before := string(unsafe.Slice((*byte)(job.C[1]), rkllm_layout.MinBlock))
			rt.Markers = rkllm.Markers{job.C[1], job.C[1], job.C[1]}
			set_markers.SetMarkers(rt, job)
			require.Equal(t, before, string(unsafe.Slice((*byte)(job.C[1]), rkllm_layout.MinBlock)))
		})
	}
}
