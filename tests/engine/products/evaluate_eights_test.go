package products_test

import (
	"testing"

	"rkllmd/engine/products/evaluate_eights"
	"rkllmd/tests/engine/products/check_row"
)

func TestEvaluateEights(t *testing.T) { check_row.CheckRow(t, 8, evaluate_eights.EvaluateEights) }
