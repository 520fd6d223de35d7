package seam_test

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/bind_functions"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_addresses"
)

func TestBindFunctions(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		library := &rkllm.Library{Layout: layout}
		bind_functions.BindFunctions(library)
		seen := map[unsafe.Pointer]bool{}
		for _, function := range rkllm.Functions {
			address := *list_addresses.ListAddresses(library)[function.Name]
			require.Equal(t, strings.Contains(function.Generations, layout.Generation), address != nil, function.Name)
			if function.Name != "rkllm_createDefaultParam" {
				require.False(t, address != nil && seen[address], function.Name)
				seen[address] = true
			}
		}
	}
}
