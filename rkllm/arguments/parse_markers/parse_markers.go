// Package parse_markers reads the image markers of rkllm_init from JSON.
package parse_markers

import (
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/parse_string"
	"rkllmd/rkllm/layout/read_members"
)

// ParseMarkers returns the image markers in raw, an RKLLMParam, as C strings in memory m, where the layout keeps them
// for the requests (rkllm.Kept: since generation D they are no part of the structure). One that is null, empty or left
// out is NULL; where they are members of the structure, all are.
//
// **Runs on:** any thread. Errors: "Invalid params" with the member and its value.
func ParseMarkers(m *rkllm.Memory, layout *rkllm.Layout, raw json.RawMessage) (markers rkllm.Markers,
	err *jsonrpc2.Error) {
	const path = "param"
	given, err := read_members.ReadMembers(layout.Param, path, raw)
	if err != nil {
		return markers, err
	}
	for i, marker := range rkllm.ImageMarkers {
		at := find_field.FindField(layout.Param, marker.Param)
		if at < 0 || layout.Param.Fields[at].Kind != rkllm.Kept || given[at] == nil || string(given[at]) == `""` {
			continue
		}
		if markers[i], _, err = parse_string.ParseString(m, path+"."+marker.Param, given[at]); err != nil {
			return markers, err
		}
	}
	return markers, nil
}
