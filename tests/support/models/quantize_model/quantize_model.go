// Package quantize_model quantizes a model.
package quantize_model

// #include <stdint.h>
// #include <stdlib.h>
// int quantize_model(const char *from, const char *to, int32_t type);
import "C"

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/start_engine"
)

// QuantizeModel writes the F32 or F16 model at from to to as a file of the given type: "F16", "Q8_0", "Q4_K_M" and so
// on, as llama.cpp calls them. K-quants take rows whose lengths are multiples of 256; shorter rows get another type.
func QuantizeModel(tb testing.TB, from, to, fileType string) {
	tb.Helper()
	types := map[string]C.int32_t{"F32": 0, "F16": 1, "Q4_0": 2, "Q4_1": 3, "Q8_0": 7, "Q5_0": 8, "Q5_1": 9, "Q2_K": 10,
		"Q3_K_M": 12,
		"Q4_K_S": 14, "Q4_K_M": 15, "Q5_K_S": 16, "Q5_K_M": 17, "Q6_K": 18, "IQ4_NL": 25, "BF16": 32}
	require.Contains(tb, types, fileType)
	start_engine.StartEngine()
	cFrom, cTo := C.CString(from), C.CString(to)
	defer C.free(unsafe.Pointer(cFrom))
	defer C.free(unsafe.Pointer(cTo))
	engine.FirstError.Store(nil)
	code := C.quantize_model(cFrom, cTo, types[fileType])
	reason := ""
	if first := engine.FirstError.Load(); first != nil {
		reason = *first
	}
	require.Zero(tb, code, "1: llama_model_quantize_params differs; 2: llama.cpp cannot quantize %s as %s: %s", from,
		fileType, reason)
}
