package library_test

import (
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_addresses"
)

// Each function of the table has the field of its own name, and no other.
func TestListAddresses(t *testing.T) {
	var library rkllm.Library
	addresses := list_addresses.ListAddresses(&library)
	require.Len(t, addresses, len(rkllm.Functions))

	for _, function := range rkllm.Functions {
		field := strings.ReplaceAll(strings.TrimPrefix(function.Name, "rkllm_"), "_", "")
		value := reflect.ValueOf(&library).Elem()
		sort, found := reflect.TypeOf(library).FieldByNameFunc(func(name string) bool {
			return strings.EqualFold(name,
				field)
		})
		require.True(t, found, field)
		address := unsafe.Pointer(value.FieldByIndex(sort.Index).UnsafeAddr())
		require.Equal(t, uintptr(address), uintptr(unsafe.Pointer(addresses[function.Name])), function.Name)
	}
}
