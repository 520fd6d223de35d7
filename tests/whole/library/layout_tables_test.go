package library_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/tests/whole/library/rkllm_check_absent"
	"rkllmd/tests/whole/library/rkllm_check_layout"
	"rkllmd/tests/whole/library/rkllm_inner_structs"
	"rkllmd/tests/whole/library/rkllm_layout_facts"
)

// TestLayoutTables compares the layout tables of all generations with what compilers say about the vendor's headers:
// structures field by field, what they lack, enumerations, functions. Neither side may have anything that the other
// lacks, and the comparison itself finds every wrong offset.
func TestLayoutTables(t *testing.T) {
	facts := rkllm_layout_facts.RkllmLayoutFacts(t)
	require.Len(t, rkllm.Layouts, len(facts))
	for _, layout := range rkllm.Layouts {
		fact := facts[layout.Generation]
		t.Run(layout.Generation+", structures", func(t *testing.T) {
			wrong, members, structures := rkllm_check_layout.RkllmCheckLayout(layout, fact.Structs)
			require.Empty(t, wrong)
			t.Logf("generation %s: %d members of %d structures are as the compiler has them", layout.Generation,
				members, structures)
			require.Empty(t, rkllm_check_absent.RkllmCheckAbsent(layout, facts))
			require.Equal(t, layout.Versions, fact.Versions)
			require.Equal(t, layout.InitCallbackStruct, layout.Callback != nil)
			_, batches := fact.Structs["RKLLMExtendParam"].Fields["n_batch"]
			require.Equal(t, layout.Batches, batches)
		})
		t.Run(layout.Generation+", enumerations", func(t *testing.T) {
			for _, enum := range []*rkllm.Enum{layout.CallState, layout.InputType, layout.InferMode} {
				values := map[string]int32{}
				for _, value := range enum.Values {
					values[value.Name] = value.Number
				}
				require.Equal(t, fact.Enums[enum.Name], values)
			}
			require.Len(t, fact.Enums, 3)
		})
		t.Run(layout.Generation+", functions", func(t *testing.T) {
			functions := map[string][]string{}
			for _, function := range rkllm.Functions {
				if strings.Contains(function.Generations, layout.Generation) {
					functions[function.Name] = append([]string{}, function.Arguments...)
				}
			}
			if clear := functions["rkllm_clear_kv_cache"]; clear != nil && !layout.ClearKVCacheRanges {
				functions["rkllm_clear_kv_cache"] = clear[:2]
			}
			require.Equal(t, fact.Functions, functions)
		})
		t.Run(layout.Generation+", one offset wrong", func(t *testing.T) {
			tables := []*rkllm.Struct{layout.Param, layout.Input, layout.InferParam, layout.LoraAdapter, layout.Result}
			for i := 0; i < len(tables); i++ {
				tables = append(tables, rkllm_inner_structs.RkllmInnerStructs(tables[i])...)
				for j := range tables[i].Fields {
					field := &tables[i].Fields[j]
					field.Offset += 4
					wrong, _, _ := rkllm_check_layout.RkllmCheckLayout(layout, fact.Structs)
					field.Offset -= 4
					require.Equal(t, field.Kind != rkllm.Kept, len(wrong) > 0, "%s.%s", tables[i].Name, field.Name)
				}
			}
		})
	}
}
