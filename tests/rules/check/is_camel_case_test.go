package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/is_camel_case"
)

func TestIsCamelCase(t *testing.T) {
	for _, c := range [][2]string{
		{"create_socket", "CreateSocket"}, {"scan_json", "ScanJSON"}, {"scan_json", "ScanJson"},
		{"scan_json", "SCANJSON"},
		{"call_rkllm_createDefaultParam", "CallRKLLMCreateDefaultParam"},
		{"call_rkllm_createDefaultParam", "CallRkllmCreateDefaultParam"},
		{"read_f32", "ReadF32"}, {"is_a_b", "IsAB"}, {"pick_2", "Pick2"}, {"serve", "Serve"},
	} {
		require.True(t, is_camel_case.IsCamelCase(c[0], c[1]), c)
	}
	for _, c := range [][2]string{
		{"create_socket", "createSocket"}, {"create_socket", "Createsocket"}, {"create_socket", "CreateSocketNow"},
		{"create_socket", "Create"}, {"create_socket", "Create_Socket"}, {"create_socket", ""},
		{"scan_json", "ScanJSon"},
		{"scan_json", "ScanjSON"}, {"create__socket", "CreateSocket"}, {"", ""},
	} {
		require.False(t, is_camel_case.IsCamelCase(c[0], c[1]), c)
	}
}
