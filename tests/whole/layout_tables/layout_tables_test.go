package layout_tables_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm_check_layout"
	"rkllmd/tests/support/rkllm_inner_structs"
)

// TestLayoutTables compares the layout tables with layout.json: sizes and offsets as a C++ compiler gives them for the
// vendor's headers of 1.2.3 (C) and 1.3.0 (D), on x86-64 and aarch64 alike. Neither may have a member that the other lacks.
func TestLayoutTables(t *testing.T) {
	text, err := os.ReadFile("layout.json")
	require.NoError(t, err)
	var facts map[string]map[string]rkllm_check_layout.Struct
	require.NoError(t, json.Unmarshal(text, &facts))
	for _, layout := range []*rkllm.Layout{rkllm.LayoutC, rkllm.LayoutD} {
		t.Run(layout.Generation, func(t *testing.T) {
			var seen, all []string
			tables := []*rkllm.Struct{layout.Param, layout.Input, layout.InferParam, layout.LoraAdapter, layout.CrossAttnParam, layout.Result}
			if layout.InitCallbackStruct {
				tables = append(tables, layout.Callback)
			}
			for i := 0; i < len(tables); i++ {
				seen = append(seen, rkllm_check_layout.RkllmCheckLayout(t, tables[i], facts[layout.Generation])...)
				tables = append(tables, rkllm_inner_structs.RkllmInnerStructs(tables[i])...)
			}
			for name, fact := range facts[layout.Generation] {
				for key := range fact.Fields {
					all = append(all, name+"."+key)
				}
			}
			require.Subset(t, seen, all)
		})
	}
}
