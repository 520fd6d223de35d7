package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/convert_whole_number"
)

func TestConvertWholeNumber(t *testing.T) {
	for number, want := range map[string]string{
		"2.0": "2", "2e0": "2", "2E+0": "2", "1e1": "10", "0.2e1": "2", "0.20e1": "2", "20e-1": "2", "-3.0": "-3",
		"-1.50e1": "-15", "120.00": "120",
		"1.23e2": "123", "1.23e5": "123000", "0.0": "0", "-0.0": "0", "0e99": "0", "0E99999999999999999999": "0",
		"0e-7": "0", "100e-2": "1",
		"18446744073709551615.0": "18446744073709551615", "1e19": "10000000000000000000",
		"1.8446744073709551615e19":  "18446744073709551615",
		"0.00000000000000000001e20": "1",
	} {
		require.Equal(t, want, string(convert_whole_number.ConvertWholeNumber([]byte(number))), number)
	}
	for _, number := range []string{"2", "-2", "0", "-0", "2.5", "1e-1", "1.23e1", "1e20", "1e99999999999999999999",
		"1e-99999999999999999999", "123456789012345678901.0", "0.5", "9e2147483647"} {
		require.Equal(t, number, string(convert_whole_number.ConvertWholeNumber([]byte(number))), number)
	}
}
