// Package conformance_load loads a model into the conformance library.
package conformance_load

import (
	"fmt"
	"strings"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_lines"
	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceLoad returns the rkllm.init of a model whose runs have batch inputs, with everything else left out.
func ConformanceLoad(s *conformance_prepare.Session, batch int) conformance_ask.Step {
	param, extend := conformance_lines.ConformanceLines("param", s.Fields["param"], true), ""
	if batch > 1 {
		param = strings.Replace(param, "n_batch = 1\n", fmt.Sprintf("n_batch = %d\n", batch), 1)
		extend = fmt.Sprintf(`,"extend_param":{"n_batch":%d}`, batch)
	}
	callback := "callback = a function\n"
	if fields := s.Fields["callback"]; fields != nil {
		callback = conformance_lines.ConformanceLines("callback", fields, true)
	}
	return conformance_ask.Step{Method: "init", Params: `[null,{"model_path":"` + s.Folder + `/model"` + extend +
		`},null]`,
		Expect: "handle = a place for it\n" + param + callback, Want: []string{"0"}, Arguments: len(s.Fields["param"]) +
			len(s.Fields["callback"])}
}
