package utils_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/name_json_type"
)

func TestNameJSONType(t *testing.T) {
	for _, test := range []struct {
		value        any
		want, limits string
	}{
		{"", "a string", "a string"},
		{new(bool), "true or false", "true or false"},
		{int32(0), "a whole number", "a whole number from -2147483648 to 2147483647"},
		{int64(0), "a whole number", "a whole number from -9223372036854775808 to 9223372036854775807"},
		{uint64(0), "a whole number, 0 or more", "a whole number from 0 to 18446744073709551615"},
		{uint8(0), "a whole number, 0 or more", "a whole number from 0 to 255"},
		{float32(0), "a number", "a number from -3.4e+38 to 3.4e+38"},
		{new(float64), "a number", "a number from -1.8e+308 to 1.8e+308"},
		{[]string{}, "a list, each element a string", "a list, each element a string"},
		{[]*int32{}, "a list, each element a whole number", "a list, each element a whole number"},
		{[]struct{}{}, "a list, each element an object", "a list, each element an object"},
		{struct{}{}, "an object", "an object"},
		{map[string]int{}, "an object", "an object"},
	} {
		require.Equal(t, test.want, name_json_type.NameJSONType(reflect.TypeOf(test.value), false))
		require.Equal(t, test.limits, name_json_type.NameJSONType(reflect.TypeOf(test.value), true))
	}
}
