// Package add_product multiplies small matrices.
package add_product

// #include <stdint.h>
// void rkllmd_add_product(float *sums, const float *a, int64_t row, int64_t step, const float *b, int64_t depth,
//     int64_t width, int64_t rows);
import "C"

// AddProduct adds a·b to sums, which has rows lines of width numbers. a has its next row after row numbers and its next
// column after step; b has depth lines of width. rows is a multiple of 4, width of 16. In a tile its C half is called.
//
// **Runs on:** any thread.
func AddProduct(sums, a []float32, row, step int, b []float32, depth, width, rows int) {
	C.rkllmd_add_product((*C.float)(&sums[0]), (*C.float)(&a[0]), C.int64_t(row), C.int64_t(step), (*C.float)(&b[0]),
		C.int64_t(depth), C.int64_t(width), C.int64_t(rows))
}
