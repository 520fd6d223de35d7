package library_test

import (
	"strings"
	"testing"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_lines"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/library/conformance_result"
	"rkllmd/tests/whole/library/conformance_start"
)

// TestConformanceMarkers gives the image markers to rkllm.init where the library takes them with each request (1.3.0):
// the library gets them with every multimodal input, except where the request has markers of its own, until destroy.
func TestConformanceMarkers(t *testing.T) {
	s := conformance_start.ConformanceStart(t, "1.3.0")
	load := conformance_load.ConformanceLoad(s, 1)
	marked := load
	marked.Params = `[null,{"model_path":"` + s.Folder +
		`/model","img_start":"<s>","img_end":"<e>","img_content":"<c>"}]`
	prompt := conformance_hello.ConformanceHello(s, "run", 1, "call 2", conformance_result.ConformanceResult("D", 2,
		conformance_result.Result{Text: "", Token: -1}))
	image, own := prompt, prompt
	image.Params = `[null,{"multimodal_input":{"prompt":"<image>","image":{"image_embed":[1,2,3,4],"n_image_tokens":1,"n_image":1}}}]`
	image.Expect = strings.Replace(prompt.Expect, conformance_lines.ConformanceLines("rkllm_input[0]",
		s.Fields["prompt"], true),
		conformance_lines.ConformanceLines("rkllm_input[0]", s.Fields["multimodal"], true), 1)
	plain := image
	image.Expect = strings.NewReplacer("image_start = null", `image_start = "<s>"`, "image_end = null",
		`image_end = "<e>"`, "image_content = null", `image_content = "<c>"`).Replace(image.Expect)
	own.Params = strings.Replace(image.Params, `"n_image":1`, `"n_image":1,"image_end":"<own>"`, 1)
	own.Expect = strings.Replace(image.Expect, `"<e>"`, `"<own>"`, 1)
	destroy := conformance_ask.Step{Method: "destroy", Params: "[]", Expect: "handle = the model\n",
		Want: []string{"0"}}
	conformance_play.ConformancePlay(t, s, []conformance_ask.Step{marked, image, own, prompt, image, destroy, load,
		plain, destroy}, map[string]conformance_play.Counts{})
}
